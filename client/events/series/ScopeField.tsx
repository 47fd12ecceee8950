import type { EventDetail } from '../../../machines/domain.ts'
import { type Scope, scopesOf, scopeWords } from '../../../machines/events/series/scope.ts'
import * as texts from '../../../machines/events/series/texts.ts'
import { SelectField, t } from '../../ui/index.ts'

interface Props {
  event: Pick<EventDetail, 'series'>
  scope: Scope
  hint?: string
  disabled?: boolean
  onChange: (scope: Scope) => void
}

/**
 * Asks which dates of a series a change applies to, and shows how many dates that is. Renders nothing for an
 * event without other dates.
 */
export function ScopeField({ event, scope, hint = t(texts.scopeHint), disabled, onChange }: Props) {
  const scopes = scopesOf(event)
  const { series } = event
  if (!series || scopes.length < 2) return null
  const labels = scopeWords(series)
  return (
    <SelectField
      label={t(texts.appliesTo)}
      hint={hint}
      options={scopes.map((value) => ({ value, label: t(labels[value]) }))}
      value={scope}
      disabled={disabled}
      onChange={(value) => onChange(scopes.find((one) => one === value) ?? 'THIS')}
    />
  )
}
