import { type RefObject, useLayoutEffect, useRef, type ReactNode } from 'react'
import * as texts from '../../../machines/account/own/texts.ts'
import type { Message } from '../../../machines/language/message.ts'
import { BackIcon, Button, isFocusFree, space, Stack, t, words } from '../../ui/index.ts'

/**
 * A ref for a step that replaces another one. If the previous step had the focus, it moves to the entry of
 * that step, or else to the first field or button.
 */
function useStep(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!isFocusFree(current)) return
    const first =
      current?.querySelector<HTMLElement>('[data-came-from]') ??
      current?.querySelector<HTMLElement>('input:not([hidden])') ??
      current?.querySelector('button')
    first?.focus()
  }, [])
  return box
}

interface StepProps {
  /** The screen to which Back returns. */
  from: texts.Place
  disabled?: boolean
  onBack: () => void
  children: ReactNode
}

const titles: Record<texts.Place, Message> = {
  yourAccount: words.yourAccount,
  settings: words.settings,
  profile: words.profile,
}

/** A step that replaces another one, with a Back button. */
export const Step = ({ from, disabled, onBack, children }: StepProps) => (
  <Stack gap={4} align="flex-start" ref={useStep()}>
    <Button
      variant="quiet"
      icon={<BackIcon size={18} />}
      aria-label={t(texts.backTo[from])}
      disabled={disabled}
      css={{ marginInlineStart: `-${space[3]}` }}
      onClick={onBack}
    >
      {t(titles[from])}
    </Button>
    <div css={{ width: '100%' }}>{children}</div>
  </Stack>
)
