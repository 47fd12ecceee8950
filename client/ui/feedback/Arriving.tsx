import { Spinner } from './Spinner.tsx'
import { patient } from './patient.ts'

/** The place of a screen whose code is on its way. */
export const Arriving = () => <Spinner label="Loading..." page css={patient} />
