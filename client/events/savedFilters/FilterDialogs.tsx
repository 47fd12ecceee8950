import { css } from '@emotion/react'
import { Link } from 'wouter'
import {
  inWords,
  isOutdated,
  longestName,
  nameOf,
  type SavedFilter,
  type When,
  whenWords,
} from '../../../machines/events/explore/savedFilter.ts'
import { noChoices } from '../../../machines/catalog/choicesRegion.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  Alert,
  color,
  Dialog,
  DialogBoundary,
  Empty,
  FocusPlace,
  FormDialog,
  fullDate,
  IconButton,
  PencilIcon,
  SearchIcon,
  SelectField,
  space,
  t,
  Text,
  TextField,
  TrashIcon,
  words,
} from '../../ui/index.ts'
import { daysText, pathOf, type SavedFiltersState } from './savedFiltersState.ts'
import type { Message } from '../../../machines/language/message.ts'
import { useToday } from '../../runtime/clock/useNow.ts'

/** The dialog that lists the saved searches, and the dialog for a name, which can open on top of it. */
export function FilterDialogs({ state, send, choices }: SavedFiltersState) {
  return (
    <>
      {state.matches({ listed: { list: 'open' } }) && (
        <DialogBoundary title={t(texts.savedSearches)} onClose={() => send({ type: 'list.close' })}>
          <FilterList state={state} send={send} choices={choices} />
        </DialogBoundary>
      )}
      {state.matches({ listed: { work: 'naming' } }) && (
        <DialogBoundary title={t(texts.savedSearches)} onClose={() => send({ type: 'draft.cancel' })}>
          <Naming state={state} send={send} choices={choices} />
        </DialogBoundary>
      )}
    </>
  )
}

function FilterList({ state, send, choices }: SavedFiltersState) {
  const { filters } = state.context
  return (
    <Dialog title={t(texts.savedSearches)} onClose={() => send({ type: 'list.close' })}>
      <FocusPlace label={t(texts.savedSearches)}>
        {filters.length === 0 ? (
          <Empty icon={<SearchIcon size={30} />} detail={t(texts.noSearchesHint)}>
            {t(texts.noSearches)}
          </Empty>
        ) : (
          <ul>
            {filters.map((filter) => (
              <Entry key={filter.id} filter={filter} state={state} send={send} choices={choices} />
            ))}
          </ul>
        )}
      </FocusPlace>
    </Dialog>
  )
}

function Entry({ filter, state, send, choices }: SavedFiltersState & { filter: SavedFilter }) {
  const { id, name } = filter
  const today = useToday()
  const isDeleting = state.matches({ listed: { work: 'deleting' } }) && state.context.deleted?.id === id
  const busy = state.hasTag('busy')
  return (
    <li css={row}>
      <div css={{ flex: 1, minWidth: 0 }}>
        <Link href={pathOf(filter, today)} css={link} dir="auto">
          {name}
        </Link>
        <Text size="small" tone="muted">
          {t(inWords(filter, choices ?? noChoices))}
        </Text>
        {choices && isOutdated(filter, choices) && (
          <Text size="small" tone="danger">
            {t(texts.searchOutdated)}
          </Text>
        )}
      </div>
      <IconButton
        label={t(texts.renameNamed(name))}
        icon={<PencilIcon />}
        onClick={() => send({ type: 'filter.rename', id })}
      />
      <IconButton
        label={t(texts.deleteNamed(name))}
        icon={<TrashIcon />}
        busy={busy && isDeleting}
        onClick={() => send({ type: 'filter.delete', id })}
      />
    </li>
  )
}

function Naming({ state, send, choices }: SavedFiltersState) {
  const { draft, problems } = state.context
  if (!draft) return null
  const isNew = draft.id === null
  const { terms, day } = draft
  const looksFor = inWords({ ...terms, when: isNew ? 'ANY' : terms.when }, choices ?? noChoices)
  return (
    <FormDialog
      title={isNew ? t(texts.saveSearch) : t(texts.renameSearch)}
      size="small"
      submit={isNew ? t(texts.save) : t(texts.rename)}
      problem={t(problems['form'])}
      problems={problems}
      busy={state.hasTag('busy')}
      onSubmit={() => send({ type: 'draft.submit' })}
      onClose={() => send({ type: 'draft.cancel' })}
    >
      {looksFor && <Text css={{ overflowWrap: 'anywhere' }}>{t(texts.looksFor(looksFor))}</Text>}
      <TextField
        label={t(words.name)}
        required
        maxLength={longestName}
        value={t(nameOf(draft))}
        error={t(problems['name'])}
        onChange={(name) => send({ type: 'name.change', name })}
      />
      {isNew && (
        <>
          {day !== '' && (
            <Alert tone="info" standing>
              {t(texts.dayNotSaved(fullDate(day)))}
            </Alert>
          )}
          <SelectField
            label={t(texts.days)}
            hint={t(meanings[terms.when ?? 'ANY'])}
            options={daysOptions()}
            value={terms.when ?? 'ANY'}
            error={t(problems['when'])}
            onChange={(when) => send({ type: 'when.change', when: when as When })}
          />
        </>
      )}
    </FormDialog>
  )
}

const daysOptions = () => Object.keys(whenWords).map((value) => ({ value, label: daysText(value as When) }))

const meanings: Record<When, Message> = {
  ANY: texts.anyDayMeaning,
  TODAY: texts.todayMeaning,
  WEEKEND: texts.daysMeaning,
  WEEK: texts.daysMeaning,
  MONTH: texts.daysMeaning,
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '&:first-of-type': { paddingBlockStart: 0 },
})
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.ink,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
