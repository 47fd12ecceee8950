import { css, keyframes } from '@emotion/react'

const appear = keyframes`from { visibility: hidden }`

/** Delays a loading indicator until the wait becomes noticeable. */
export const patient = css`
  animation: ${appear} 400ms step-end;
`
