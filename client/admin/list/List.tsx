import { Fragment, type ReactNode, useState } from 'react'
import * as texts from '../../../machines/admin/texts.ts'
import type { Page } from '../../../machines/domain.ts'
import {
  countText,
  Empty,
  Failure,
  FocusPlace,
  Pages,
  Spinner,
  Stack,
  t,
  Text,
  words as general,
} from '../../ui/index.ts'
import type { Message } from '../../../machines/language/message.ts'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'

interface ListProps<Filters, Order extends string> extends RowsProps {
  label: string
  filters: Omit<FilterFieldsProps<Filters, Order>, 'state' | 'send'>
  state: RowsProps['state'] & FilterFieldsProps<Filters, Order>['state']
  send: RowsProps['send'] & FilterFieldsProps<Filters, Order>['send']
  notice?: ReactNode
  dialogs?: ReactNode
}

/** A list of the admin area with its filters and the dialogs of its rows. */
export function List<Filters extends { [Name in keyof Filters]: string }, Order extends string>({
  label,
  filters,
  notice,
  dialogs,
  ...rows
}: ListProps<Filters, Order>) {
  return (
    <>
      <FilterFields state={rows.state} send={rows.send} {...filters} />
      {notice}
      <FocusPlace label={label}>
        <Rows {...rows} />
        {dialogs}
      </FocusPlace>
    </>
  )
}

interface RowsProps {
  /** Texts for this kind of row. */
  words: {
    found: (count: number, figure: string) => Message
    pages: Message
    loading: Message
    failure?: Message
    empty: Message
  }
  icon: ReactNode
  state: {
    context: Omit<Page<never>, 'results'> & { rows: readonly { id: string }[]; problem: Message }
    matches: (state: { list: 'listed' | 'failed' }) => boolean
  }
  send: (event: { type: 'retry' | 'page.next' | 'page.previous' }) => void
  children: ReactNode
}

/** The rows: loading, failed, empty, or a page of them. */
function Rows({ words, icon, state, send, children }: RowsProps) {
  const { rows, count, problem } = state.context
  const busy = !state.matches({ list: 'listed' })
  const drawing = useDrawing(rows, busy)
  if (state.matches({ list: 'failed' })) {
    return (
      <Failure {...(words.failure && { title: t(words.failure) })} onRetry={() => send({ type: 'retry' })}>
        {t(problem)}
      </Failure>
    )
  }
  if (rows.length === 0 && busy) return <Spinner label={t(words.loading)} page />
  const pages = <Pages label={t(words.pages)} page={state.context} enabled={!busy} send={send} />
  if (rows.length === 0) {
    return (
      <Stack gap={4}>
        <Empty icon={icon} detail={t(texts.noRowsHint)}>
          {t(words.empty)}
        </Empty>
        {pages}
      </Stack>
    )
  }
  return (
    <Stack gap={4} aria-busy={busy}>
      <Text tone="muted" size="small" aria-live="polite">
        {busy ? t(general.loading) : t(words.found(count, countText(count)))}
      </Text>
      {/* Remounts all rows when a new list arrives, so that no row slides into a place somebody is
          reading. */}
      <Fragment key={drawing}>{children}</Fragment>
      {pages}
    </Stack>
  )
}

/**
 * A key that changes with each response, but not when live updates add or remove rows, because remounting the
 * rows would then lose the focus.
 */
function useDrawing(rows: readonly { id: string }[], busy: boolean): string {
  const [last, draw] = useState({ busy, ids: '' })
  if (last.busy === busy) return last.ids
  const now = { busy, ids: busy ? last.ids : rows.map(({ id }) => id).join() }
  draw(now)
  return now.ids
}
