import type { Database } from '../../store/database/database.ts'
import { picturesUnderWay } from '../../pictures/process.ts'
import type { Metrics } from './metrics.ts'
import { passwordsUnderWay } from '../../account/passwords/passwords.ts'
import { countLetters } from '../../mail/mailQueries.ts'
import { databaseSize } from '../../store/database/size.ts'

export function showGauges(metrics: Metrics, database: Database, lag: { milliseconds: () => number }) {
  const lateness = 'How late timers come; beyond 0.5 calls are turned away.'
  metrics.gauge('plaza_event_loop_lag_seconds', lateness, () => lag.milliseconds() / 1000)
  metrics.gauge(
    'plaza_queue_length',
    'Pictures and passwords under way or waiting for a turn.',
    () => ({ pictures: picturesUnderWay(), passwords: passwordsUnderWay() }),
    'queue',
  )
  metrics.gauge(
    'plaza_mails',
    'Mails in the outbox: those to be sent, and those given up.',
    async () => ({ ...(await countLetters(database)) }),
    'state',
  )
  metrics.gauge(
    'plaza_database_connections',
    'Connections to the database: open, and in use.',
    () => {
      const { open, busy } = database.load()
      return { open, busy }
    },
    'state',
  )
  metrics.gauge(
    'plaza_database_waiting',
    'Requests that wait for a connection.',
    () => database.load().waiting,
  )
  metrics.gauge('plaza_database_size_bytes', 'Size of the database on the disk.', () =>
    databaseSize(database),
  )
  metrics.gauge('plaza_database_ready', '1 while the database answers and takes writes.', async () => {
    const { answers, state } = await database.health()
    return answers && state === 'ready' ? 1 : 0
  })
  const reopened = 'How often the embedded engine was opened again.'
  metrics.gauge('plaza_database_restarts', reopened, async () => (await database.health()).restarts)
}
