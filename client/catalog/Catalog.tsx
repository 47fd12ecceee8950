import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { CatalogEntry } from '../../machines/catalog/entry.ts'
import { addressOf } from '../../machines/admin/adminTabs.ts'
import * as texts from '../../machines/catalog/texts.ts'
import {
  Button,
  DialogBoundary,
  EditButtons,
  Empty,
  Failure,
  FocusPlace,
  fullDate,
  isoDate,
  media,
  PageHead,
  PlusIcon,
  ResultAlert,
  ShapesIcon,
  Spinner,
  Stack,
  t,
  Table,
  TagIcon,
  Text,
  words,
} from '../ui/index.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { useMachines } from './machines.ts'
import { useEntryAddress } from './useEntryAddress.ts'
import type { CatalogKind, CatalogState } from './catalogState.ts'
import { asPhrase } from '../../machines/language/message.ts'

const ofCategories: CatalogKind = {
  path: addressOf('category'),
  title: texts.categories,
  one: words.category,
  about: texts.aboutCategories,
  example: texts.categoryExample,
  messages: texts.ofCategories,
  Icon: TagIcon,
}
const ofTypes: CatalogKind = {
  path: addressOf('types'),
  title: words.types,
  one: words.type,
  about: texts.aboutTypes,
  example: texts.typeExample,
  messages: texts.ofTypes,
  Icon: ShapesIcon,
}

export function Categories() {
  const [state, send] = useMachine(useMachines().categories)
  return <Catalog kind={ofCategories} state={state} send={send} />
}

export function Types() {
  const [state, send] = useMachine(useMachines().types)
  return <Catalog kind={ofTypes} state={state} send={send} />
}

/** The admin screen for categories and for event types, which differ only in their texts. */
function Catalog({ kind, state, send }: CatalogState & { kind: CatalogKind }) {
  const { title, messages, about } = kind
  const { alert } = state.context
  const close = () => send({ type: 'dialog.close' })
  const isQuiet = state.matches({ dialog: 'closed' })
  useEntryAddress(kind.path, dialogs, { state, send })
  return (
    <Stack gap={5}>
      <PageHead title={t(title)} about={t(about)}>
        <Button icon={<PlusIcon />} onClick={() => send({ type: 'entry.add' })}>
          {t(messages.add)}
        </Button>
      </PageHead>
      <ResultAlert of={isQuiet ? alert : null} onClose={() => send({ type: 'alert.dismiss' })} />
      <FocusPlace label={t(title)}>
        <Entries kind={kind} state={state} send={send} />
        {(state.matches({ dialog: 'confirming' }) || state.matches({ dialog: 'deleting' })) && (
          <DialogBoundary title={t(title)} onClose={close}>
            <DeletionDialog kind={kind} state={state} send={send} />
          </DialogBoundary>
        )}
      </FocusPlace>
      {(state.matches({ dialog: 'form' }) ||
        state.matches({ dialog: 'creating' }) ||
        state.matches({ dialog: 'updating' })) && (
        <DialogBoundary title={t(title)} onClose={close}>
          <EntryDialog kind={kind} state={state} send={send} />
        </DialogBoundary>
      )}
    </Stack>
  )
}

const dialogs = { add: 'add', edit: 'edit', delete: 'delete' } as const

function Entries({ kind, state, send }: CatalogState & { kind: CatalogKind }) {
  const { rows, problem } = state.context
  const { title, one, example, messages, Icon } = kind
  if (state.matches({ list: 'failed' })) {
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(problem)}</Failure>
  }
  if (rows.length === 0 && state.matches({ list: 'loading' }))
    return <Spinner label={t(words.loading)} page />
  if (rows.length === 0) {
    return (
      <Empty icon={<Icon size={34} />} detail={t(texts.addFirst(asPhrase(example)))}>
        {t(messages.noneFound)}
      </Empty>
    )
  }
  const actions = ({ id, name }: CatalogEntry) => (
    <EditButtons
      of={name}
      onEdit={() => send({ type: 'entry.edit', id })}
      onDelete={() => send({ type: 'entry.delete', id })}
    />
  )
  return (
    <Table
      caption={t(title)}
      rows={rows}
      columns={[
        { id: 'name', label: t(one), width: '26%', cell: nameCell },
        { id: 'description', label: t(words.description), cell: descriptionCell },
        { id: 'created', label: t(words.created), width: '10.75rem', cell: dateCell },
        { id: 'actions', label: t(words.actions), width: '14rem', cell: actions },
      ]}
    />
  )
}

const nameCell = ({ name }: CatalogEntry) => <strong dir="auto">{name}</strong>

const descriptionCell = ({ description }: CatalogEntry) =>
  description ? (
    <Text size="small">{description}</Text>
  ) : (
    <Text size="small" tone="muted">
      {t(texts.noDescription)}
    </Text>
  )

const dateCell = ({ createdAt }: CatalogEntry) => (
  <span css={unbroken}>{createdAt ? fullDate(isoDate(new Date(createdAt))) : ''}</span>
)

const unbroken = css({ [media.tablet]: { whiteSpace: 'nowrap' } })
