import { css, keyframes } from '@emotion/react'

const appear = keyframes`from { visibility: hidden }`

/** For loading indicators: they appear only when the wait is long enough to be noticed. */
export const patient = css`
  animation: ${appear} 400ms step-end;
`
