import { type RefObject, useLayoutEffect, useRef } from 'react'
import * as texts from '../../../machines/account/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { isFocusFree } from '../../ui/overlay/focusFirst.ts'
import { space } from '../../ui/tokens.ts'

/** For what takes another's place: its first field, or else its first button, gets the focus that went with the other. */
export function useStep(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!isFocusFree(current)) return
    const first =
      current?.querySelector<HTMLElement>('input:not([hidden])') ?? current?.querySelector('button')
    first?.focus()
  }, [])
  return box
}

interface BackToStepProps {
  label: string
  disabled?: boolean
  onClick: () => void
}

export const BackToStep = ({ label, disabled, onClick }: BackToStepProps) => (
  <Button
    variant="quiet"
    icon={<BackIcon size={18} />}
    aria-label={texts.backTo(label)}
    disabled={disabled}
    css={{ marginInlineStart: `-${space[3]}` }}
    onClick={onClick}
  >
    {label}
  </Button>
)
