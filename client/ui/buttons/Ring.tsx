import { css, keyframes } from '@emotion/react'

const turn = keyframes`to { transform: rotate(1turn) }`

const ring = css`
  flex: none;
  border: 0.14em solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  /* The ring stands still with reduced motion, because even a slow pulse would be motion. */
`

export function Ring({ size = 16 }: { size?: number }) {
  return <span aria-hidden css={[ring, { width: size, height: size, fontSize: size }]} />
}
