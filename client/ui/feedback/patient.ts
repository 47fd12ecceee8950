import { css, keyframes } from '@emotion/react'

const appear = keyframes`from { visibility: hidden }`

/** For what says that something is on its way: it says so only when that takes long enough to be noticed. */
export const patient = css`
  animation: ${appear} 400ms step-end;
`
