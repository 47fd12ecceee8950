import { Alert } from './Alert.tsx'

interface EndingProps {
  /** How the last change ended; null says nothing. */
  of: { kind: string; text: string } | null
  onClose: () => void
}

/** How a change ended, until it is read. */
export const Ending = ({ of, onClose }: EndingProps) =>
  of && (
    <Alert tone={of.kind === 'success' ? 'success' : 'danger'} onClose={onClose}>
      {of.text}
    </Alert>
  )
