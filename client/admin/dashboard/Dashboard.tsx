import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { Link } from 'wouter'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import type { dashboardMachine } from '../../../machines/admin/dashboardMachine.ts'
import {
  Alert,
  Button,
  ButtonLink,
  ClockIcon,
  DashboardIcon,
  Empty,
  Failure,
  FocusPlace,
  fullMoment,
  layer,
  media,
  PageHead,
  radius,
  RefreshIcon,
  Row,
  shadow,
  space,
  Spinner,
  Stack,
  t,
  Text,
  words,
} from '../../ui/index.ts'
import * as texts from '../../../machines/admin/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { Figures } from './Figures.tsx'
import { useMachines } from './machines.ts'

/** The start page of the admin area. */
export function Dashboard() {
  const [state, send] = useMachine(useMachines().dashboard)
  const { at } = state.context
  const busy = state.matches({ shown: 'refreshing' })
  return (
    <Stack gap={5}>
      <PageHead title={t(words.adminDashboard)} about={t(texts.adminDashboardHint)}>
        {state.matches('shown') && (
          <Row gap={3}>
            <Text tone="muted" size="small" css={even}>
              {t(texts.lastUpdated)} <time dateTime={at}>{fullMoment(at)}</time>
            </Text>
            <Link href={addressOf('audit')} asChild>
              <ButtonLink variant="secondary" icon={<ClockIcon size={18} />}>
                {t(words.auditLog)}
              </ButtonLink>
            </Link>
            <Button
              variant="secondary"
              icon={<RefreshIcon size={18} />}
              busy={busy}
              onClick={() => send({ type: 'refresh' })}
            >
              {t(texts.refresh)}
            </Button>
          </Row>
        )}
      </PageHead>
      <FocusPlace label={t(words.adminDashboard)}>
        {state.matches({ shown: 'stale' }) && (
          <div css={over}>
            <Alert title={t(texts.dashboardNotLoaded)} onClose={() => send({ type: 'alert.dismiss' })}>
              {t(state.context.problem)}
            </Alert>
          </div>
        )}
        <Content state={state} send={send} />
      </FocusPlace>
    </Stack>
  )
}

function Content({ state, send }: Machine<typeof dashboardMachine>) {
  const { statistics, problem } = state.context
  if (state.matches('failed')) {
    return (
      <Failure title={t(texts.dashboardNotLoaded)} onRetry={() => send({ type: 'retry' })}>
        {t(problem)}
      </Failure>
    )
  }
  if (state.matches('missing')) {
    const refresh = (
      <Button variant="secondary" icon={<RefreshIcon size={18} />} onClick={() => send({ type: 'refresh' })}>
        {t(texts.refreshData)}
      </Button>
    )
    return (
      <Empty icon={<DashboardIcon size={34} />} detail={t(texts.noDataHint)} action={refresh}>
        {t(texts.noData)}
      </Empty>
    )
  }
  if (!statistics) return <Spinner label={t(texts.loadingDashboard)} page />
  return <Figures {...statistics} />
}

/** Overlays temporary notices on the page, so that they do not shift the layout. */
const over = css({
  position: 'fixed',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  zIndex: layer.bar,
  [media.low]: { position: 'static' },
  width: `min(32rem, calc(100% - 2 * ${space[4]}))`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
})
const even = css({ fontVariantNumeric: 'tabular-nums' })
