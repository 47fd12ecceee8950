import { css, keyframes } from '@emotion/react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { hidden } from '../layout/VisuallyHidden.tsx'
import { Boundary } from '../feedback/Boundary.tsx'
import { Heading } from '../layout/Heading.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { CloseIcon } from '../firstIcons.tsx'
import * as texts from '../texts.ts'
import { color, media, shadow, space } from '../tokens.ts'
import { focusFirst, restoreFocus } from './focus.ts'
import { enterTopLayer, isInPlace, topmost } from './topLayer.ts'
import { t } from '../words/language.ts'

const appear = keyframes`from { opacity: 0 }`

const dialog = css`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 0;
  border: 0;
  max-width: none;
  max-height: none;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.scrim};
    animation: ${appear} 160ms ease-out;
  }
  &[data-in-place],
  &[data-in-place]::backdrop {
    animation: none;
  }
  /* Only the title stays; everything else scrolls under it. */
  ${media.low} {
    overflow-y: auto;
    scroll-padding-block: 4rem ${space[4]};
  }
`

const head = css`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  /* Keeps the height when there is no Close button. */
  min-height: 4.25rem;
  padding-block: ${space[3]};
  padding-inline: ${space[5]} ${space[3]};
  border-block-end: 1px solid ${color.line};
  ${media.short} {
    min-height: 3.25rem;
    padding-block: ${space[1]};
  }
  ${media.low} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${color.surface};
  }
`

const body = css`
  /* Makes visually hidden elements scroll with the content; otherwise they would make the whole dialog
     scroll. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[5]};
  /* Leaves room for the focus outline of a field at the edge. */
  scroll-padding: ${space[5]};
  ${media.short} {
    padding-block: ${space[4]};
  }
  ${media.low} {
    flex: none;
    overflow: visible;
  }
`

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  padding-block-end: max(${space[4]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  ${media.short} {
    padding-block: ${space[2]};
  }
`

/** The content above already says that something failed. */
const nothing = () => null

export interface ModalProps {
  title: string
  /**
   * Called for the Close button, Esc and a click outside the dialog. Without it, only buttons inside can
   * close the dialog.
   */
  onClose?: () => void
  children: ReactNode
  footer?: ReactNode
  hideTitle?: boolean
  className?: string
}

/** Sets the scroll bar's width for global.css. Must run while the bar is still visible. */
function lockPage() {
  const { style, clientWidth } = document.documentElement
  if (!topmost()) style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}

export function Modal({ title, onClose, children, footer, hideTitle, className }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const modal = element.current
    if (!modal) return undefined
    modal.addEventListener('focusin', () => {
      focused.current = document.activeElement
    })
    const before = document.activeElement
    lockPage()
    modal.toggleAttribute('data-in-place', isInPlace())
    modal.showModal()
    focusFirst(modal)
    const leave = enterTopLayer(modal)
    return () => {
      leave()
      modal.close()
      restoreFocus(before)
    }
  }, [])

  // Browsers close a dialog if Esc is pressed twice without a click in between, but this one must stay open
  // while it is mounted.
  const reopen = useEffectEvent(() => {
    const modal = element.current
    if (!modal || modal.open) return
    const last = focused.current
    modal.showModal()
    if (last instanceof HTMLElement) last.focus()
    onClose?.()
  })

  return (
    <dialog
      ref={element}
      css={dialog}
      className={className}
      aria-labelledby={titleId}
      // Esc and a click outside the dialog both fire `cancel`.
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={reopen}
    >
      <header css={[head, hideTitle && { borderBlockEnd: 0, justifyContent: 'flex-end' }]}>
        <Heading id={titleId} level={2} css={hideTitle && hidden}>
          {title}
        </Heading>
        {onClose && <IconButton label={t(texts.close)} icon={<CloseIcon />} onClick={onClose} />}
      </header>
      <div css={body}>
        <Boundary>{children}</Boundary>
      </div>
      {footer && (
        <Boundary around={nothing}>
          <footer css={foot}>{footer}</footer>
        </Boundary>
      )}
    </dialog>
  )
}
