import { Spinner } from './Spinner.tsx'
import { patient } from './patient.ts'

export const Arriving = () => <Spinner label="Loading..." page css={patient} />
