import { css, keyframes } from '@emotion/react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { AlertIcon } from '../firstIcons.tsx'
import { CheckIcon } from '../icons.tsx'
import { Ring } from '../buttons/Ring.tsx'
import { color, motion, radius, shadow, space } from '../tokens.ts'
import { subscribeTopLayer, topmost } from '../overlay/topLayer.ts'

const arrive = keyframes`from { opacity: 0; translate: 0 -0.75rem }`

const widest = '28rem'

const stack = css`
  position: fixed;
  /* Below the top bar and below a dialog's header. */
  inset: 4.5rem 0 auto;
  z-index: 90;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  /* No wider than its toasts, because under the pointer it takes the presses within its whole box. */
  width: fit-content;
  max-width: min(${widest} + 2 * ${space[4]}, 100%);
  height: fit-content;
  max-height: calc(100dvh - 9rem);
  margin: 0 auto;
  padding: ${space[1]} ${space[4]};
  border: 0;
  overflow: visible;
  background: none;
  pointer-events: none;
  /* Shows three toasts; older ones stay hidden behind the third until the pointer is over the stack. */
  &:not(:hover) > :nth-of-type(n + 4) {
    margin-block-start: -2.75rem;
    z-index: -1;
    scale: 0.95;
    max-height: 2.75rem;
    overflow: hidden;
    color: transparent;
  }
  &:not(:hover) > :nth-of-type(n + 5) {
    z-index: -2;
  }
  &:not(:hover) > :nth-of-type(n + 6) {
    margin-block-start: -3.25rem;
    opacity: 0;
  }
  &:hover {
    overflow-y: auto;
    pointer-events: auto;
  }
`

const slip = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 100%;
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.tip};
  color: ${color.onTip};
  box-shadow: ${shadow.raised};
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
  pointer-events: auto;
  animation: ${arrive} ${motion.soft};
`

const signs = {
  success: <CheckIcon />,
  error: <AlertIcon />,
  loading: <Ring size={18} />,
  blank: null,
  custom: null,
}

/**
 * Rendered inside the topmost open dialog, if there is one, because screen readers ignore everything outside
 * it.
 */
export function ToastStack() {
  const { toasts, handlers } = useToaster()
  const dialog = useSyncExternalStore(subscribeTopLayer, topmost)
  const shown = toasts.filter((toast) => toast.visible)
  return createPortal(<Slips toasts={shown} {...handlers} />, dialog ?? document.body)
}

interface SlipsProps {
  toasts: Toast[]
  startPause: () => void
  endPause: () => void
}

function Slips({ toasts, startPause, endPause }: SlipsProps) {
  const box = useRef<HTMLDivElement>(null)

  // In the top layer, toasts are not clipped by dialogs.
  useLayoutEffect(() => {
    // The box is detached if the page closed while this code was loading.
    if (box.current?.isConnected) box.current.showPopover()
  }, [])

  // A removed toast does not fire a blur event, so without this the remaining toasts would stay paused
  // forever.
  useEffect(() => {
    if (!box.current?.matches(':hover, :focus-within')) endPause()
  })

  return (
    <div
      ref={box}
      popover="manual"
      css={stack}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts.map((toast) => (
        <output key={toast.id} css={slip}>
          {signs[toast.type]}
          <span>{resolveValue(toast.message, toast)}</span>
        </output>
      ))}
    </div>
  )
}
