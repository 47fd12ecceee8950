import { css, keyframes } from '@emotion/react'
import { Modal, type ModalProps } from './Modal.tsx'
import { media, motion, radius } from '../tokens.ts'

const rise = keyframes`from { opacity: 0; translate: 0 1rem }`

const box = css`
  width: 100%;
  height: 100dvh;
  animation: ${rise} ${motion.soft};
  ${media.tablet} {
    margin: auto;
    height: fit-content;
    max-height: 90dvh;
    border-radius: ${radius.large};
  }
  ${media.short} {
    max-height: 100dvh;
  }
`

const widths = { small: '26rem', medium: '40rem', large: '60rem' }

/* A short question does not need the full-screen sheet that other dialogs use on a phone. */
const question = css`
  height: fit-content;
  max-height: 100dvh;
  inset-block-start: auto;
  border-radius: ${radius.large} ${radius.large} 0 0;
  ${media.tablet} {
    inset-block-start: 0;
    border-radius: ${radius.large};
  }
`

/* A large dialog changes its height while it loads. A fixed top keeps the Close button from moving. */
const steadyTop = css`
  ${media.tablet} {
    margin-block-start: 5dvh;
  }
  ${media.short} {
    margin-block-start: 0;
  }
`

export interface DialogProps extends ModalProps {
  size?: keyof typeof widths
}

/** Open while mounted: `{isOpen && <Dialog …/>}`. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return (
    <Modal
      css={[
        box,
        size === 'small' && question,
        size === 'large' && steadyTop,
        { [media.tablet]: { maxWidth: `min(${widths[size]}, calc(100% - 3rem))` } },
      ]}
      {...modal}
    />
  )
}
