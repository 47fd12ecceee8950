import { Alert } from './Alert.tsx'

interface EndingProps {
  of: { kind: string; text: string } | null
  onClose: () => void
}

export const Ending = ({ of, onClose }: EndingProps) =>
  of && (
    <Alert tone={of.kind === 'success' ? 'success' : 'danger'} onClose={onClose}>
      {of.text}
    </Alert>
  )
