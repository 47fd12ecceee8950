import type { Message } from '../../../machines/language/message.ts'
import { t } from '../words/language.ts'
import { Alert } from './Alert.tsx'

interface ResultAlertProps {
  of: { kind: string; text: Message } | null
  onClose: () => void
}

export const ResultAlert = ({ of, onClose }: ResultAlertProps) =>
  of && (
    <Alert tone={of.kind === 'success' ? 'success' : 'danger'} onClose={onClose}>
      {t(of.text)}
    </Alert>
  )
