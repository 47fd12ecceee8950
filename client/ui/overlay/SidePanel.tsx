import { css, keyframes } from '@emotion/react'
import { Modal, type ModalProps } from './Modal.tsx'

const slide = keyframes`from { translate: 100% 0 }`

const panel = css`
  inset-inline-start: auto;
  width: min(24rem, 100%);
  height: 100dvh;
  animation: ${slide} 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
`

export function SidePanel(modal: ModalProps) {
  return <Modal css={panel} {...modal} />
}
