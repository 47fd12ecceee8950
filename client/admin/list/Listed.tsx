import { Fragment, type ReactNode } from 'react'
import * as texts from '../../../machines/admin/texts.ts'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Pages } from '../../ui/buttons/Pages.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Found } from './Found.tsx'

interface ListedProps {
  /** What the rows are, as the specification names them. */
  words: { one: string; many: string; loading: string; failure?: string; empty: string }
  icon: ReactNode
  list: { rows: readonly { id: string }[]; count: number; next: string | null; previous: string | null }
  busy: boolean
  /** Why there is no list; null while there may be one. */
  problem: string | null
  send: (event: { type: 'retry' | 'page.next' | 'page.previous' }) => void
  children: ReactNode
}

/** A list of the admin area in each of its states: on its way, not to be had, without a row, or there, with its pages. */
export function Listed({ words, icon, list, busy, problem, send, children }: ListedProps) {
  const { rows, count, next, previous } = list
  if (problem !== null) {
    return (
      <Failure {...(words.failure && { title: words.failure })} onRetry={() => send({ type: 'retry' })}>
        {problem}
      </Failure>
    )
  }
  if (rows.length === 0 && busy) return <Spinner label={words.loading} page />
  if (rows.length === 0) {
    return (
      <Empty icon={icon} detail={texts.noRowsHint}>
        {words.empty}
      </Empty>
    )
  }
  return (
    <Stack gap={4} aria-busy={busy}>
      <Found count={count} one={words.one} many={words.many} busy={busy} />
      {/* Another list is drawn anew: no row of it flies to its place, over what somebody reads. */}
      <Fragment key={rows.map(({ id }) => id).join()}>{children}</Fragment>
      <Pages
        label={texts.pagesOf(words.many)}
        hasPrevious={previous !== null}
        hasNext={next !== null}
        enabled={!busy}
        onPrevious={() => send({ type: 'page.previous' })}
        onNext={() => send({ type: 'page.next' })}
      />
    </Stack>
  )
}
