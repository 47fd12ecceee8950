import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { Link, useSearch } from 'wouter'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import type { AuditEntry } from '../../../machines/admin/auditList.ts'
import * as texts from '../../../machines/admin/texts.ts'
import {
  BackIcon,
  ButtonLink,
  ChangedText,
  ClockIcon,
  color,
  fullMoment,
  isMirrored,
  PageHead,
  Stack,
  t,
  Table,
  Text,
  wordParts,
  words,
} from '../../ui/index.ts'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import {
  actionOf,
  auditAddress,
  auditFields,
  entityOf,
  fieldOf,
  orders,
  placeOf,
  valueOf,
} from './auditWords.ts'
import { useMachines } from './machines.ts'

/** The audit log: who did what, when and why, with the changed values. */
export function AuditLog() {
  const [state, send] = useMachine(useMachines().auditLog, { input: auditAddress.read(useSearch()) })
  useListAddress(auditAddress, send)
  return (
    <Stack gap={5}>
      <PageHead title={t(words.auditLog)} about={t(texts.auditLogHint)}>
        <Link href={addressOf('dashboard')} asChild>
          <ButtonLink variant="secondary" icon={<BackIcon />}>
            {t(texts.backToDashboard)}
          </ButtonLink>
        </Link>
      </PageHead>
      <List
        label={t(words.auditLog)}
        filters={{ fields: auditFields(), orders, clear: t(words.clearFilters) }}
        words={wordsOfList}
        icon={<ClockIcon size={34} />}
        state={state}
        send={send}
      >
        <Entries rows={state.context.rows} />
      </List>
    </Stack>
  )
}

const wordsOfList = {
  found: texts.foundEntries,
  pages: texts.pagesOfEntries,
  loading: texts.loadingAuditLog,
  failure: texts.auditLogNotLoaded,
  empty: texts.noEntries,
}

const Entries = ({ rows }: { rows: AuditEntry[] }) => (
  <Table
    caption={t(words.auditLog)}
    rows={rows}
    columns={[
      { id: 'at', label: t(texts.when), width: '13%', cell: moment },
      { id: 'actor', label: t(texts.who), width: '12%', cell: actor },
      { id: 'action', label: t(texts.what), width: '11%', cell: actionOf },
      { id: 'entity', label: t(texts.toWhatColumn), width: '12%', cell: entity },
      { id: 'changes', label: t(texts.beforeAndAfter), width: '34%', cell: changes },
      { id: 'reason', label: t(texts.why), width: '18%', cell: ({ reason }) => reason ?? '' },
    ]}
  />
)

const moment = ({ at }: AuditEntry) => <time dateTime={at}>{fullMoment(at)}</time>

const actor = ({ actor: somebody }: AuditEntry) =>
  somebody ? (
    <Link href={`${addressOf('users')}?view=${somebody.id}`} css={link}>
      <bdi>{somebody.fullName}</bdi>
    </Link>
  ) : (
    <Text as="span" size="small" tone="muted">
      {t(texts.whoElse)}
    </Text>
  )

function entity(entry: AuditEntry) {
  const place = placeOf(entry)
  if (place === null) return entityOf(entry)
  return (
    <Link href={place} css={link}>
      {entityOf(entry)}
    </Link>
  )
}

const changes = ({ changes: all }: AuditEntry) => (
  <Stack gap={1}>
    {all.map(({ field, from, to }) => (
      <span key={field} css={unbounded}>
        {fieldOf(field)}
        {/* The values are deleted along with the event, but the log keeps the names of the changed
            fields. */}
        {(from !== null || to !== null) && (
          <>
            {': '}
            <Change from={valueOf(from)} to={valueOf(to)} />
          </>
        )}
      </span>
    ))}
  </Stack>
)

/** Marks word-level differences, or shows one value after the other if they have no words in common. */
function Change({ from, to }: { from: string; to: string }) {
  const parts = wordParts(from, to)
  if (!parts.some(({ kind, text }) => kind === 'same' && text.trim() !== '')) {
    return (
      <>
        <bdi>
          <ChangedText text={from} kind="gone" />
        </bdi>
        {isMirrored() ? ' ← ' : ' → '}
        <bdi>
          <ChangedText text={to} kind="new" />
        </bdi>
      </>
    )
  }
  return (
    <bdi>
      {parts.map(({ at, text, kind }) =>
        kind === 'same' ? text : <ChangedText key={at} text={text} kind={kind} />,
      )}
    </bdi>
  )
}

const link = css({ color: color.brandText })
const unbounded = css({ overflowWrap: 'anywhere' })
