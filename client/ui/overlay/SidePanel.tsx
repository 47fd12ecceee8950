import { css, keyframes } from '@emotion/react'
import { Modal, type ModalProps } from './Modal.tsx'
import { motion } from '../tokens.ts'

const slide = keyframes`from { translate: calc(100% * var(--inline-sign)) 0 }`

const panel = css`
  inset-inline-start: auto;
  width: min(24rem, 100%);
  height: 100dvh;
  animation: ${slide} ${motion.soft};
`

export function SidePanel(modal: ModalProps) {
  return <Modal css={panel} {...modal} />
}
