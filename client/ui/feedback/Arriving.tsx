import * as texts from '../texts.ts'
import { Spinner } from './Spinner.tsx'
import { patient } from './patient.ts'

export const Arriving = () => <Spinner label={texts.loading} page css={patient} />
