import { Alert } from './Alert.tsx'

interface ResultAlertProps {
  of: { kind: string; text: string } | null
  onClose: () => void
}

export const ResultAlert = ({ of, onClose }: ResultAlertProps) =>
  of && (
    <Alert tone={of.kind === 'success' ? 'success' : 'danger'} onClose={onClose}>
      {of.text}
    </Alert>
  )
