import * as texts from '../texts.ts'
import { Spinner } from './Spinner.tsx'
import { patient } from './patient.ts'
import { t } from '../words/language.ts'

export const Arriving = () => <Spinner label={t(texts.loading)} page css={patient} />
