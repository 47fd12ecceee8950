import type { Problem } from '../../../../machines/events/rules.ts'
import type { EndForm } from '../../../../machines/events/series/seriesDays.ts'
import { Alert, Button, Dialog, t, words } from '../../../ui/index.ts'

/** The form's props that show a problem: next to the field of the chosen end, or above the form. */
export const problemPropsOf = (problem: Problem | null, { ends }: EndForm) => ({
  problem: t(problem?.fields.includes(ends === 'COUNT' ? 'count' : 'until') ? undefined : problem?.text),
  problems: Object.fromEntries((problem?.fields ?? []).map((field) => [field, problem?.text])),
})

interface OutdatedProps {
  title: string
  problem: Problem | null
  onClose: () => void
}

/** Shown instead of the form after somebody else has changed the event. */
export const Outdated = ({ title, problem, onClose }: OutdatedProps) => (
  <Dialog
    title={title}
    size="small"
    footer={<Button onClick={onClose}>{t(words.close)}</Button>}
    onClose={onClose}
  >
    <Alert>{t(problem?.text)}</Alert>
  </Dialog>
)
