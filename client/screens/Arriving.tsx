import { css, keyframes } from '@emotion/react'
import { Spinner } from '../ui/Spinner.tsx'

/** The place of a screen whose code is on its way. It says so only when that takes long enough to be noticed. */
export const Arriving = () => <Spinner label="Loading..." page css={patient} />

const appear = keyframes`from { visibility: hidden }`

const patient = css`
  animation: ${appear} 400ms step-end;
`
