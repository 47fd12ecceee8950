import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What is counted of one request; `route` is the declared path, never the one that was asked for. */
export interface RequestLabels {
  method: string
  route: string
  status: number
}

/** What a gauge shows: one value, or one for each value of its label. */
type Reading = number | Record<string, number>

/** Counts requests and queries, reads what else is worth a look, and writes it out in Prometheus' text format. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Histogram({
    name: 'plaza_http_request_duration_seconds',
    help: 'Duration of REST requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [this.#registry],
  })
  readonly #queries = new Histogram({
    name: 'plaza_database_query_duration_seconds',
    help: 'Duration of SQL statements, without the wait for a connection.',
    labelNames: ['outcome'],
    buckets: queryBuckets,
    registers: [this.#registry],
  })

  /** What Node tells of the process: memory, processor time, open files, garbage collection, lag of the event loop. */
  watchProcess() {
    collectDefaultMetrics({ register: this.#registry })
  }

  observeRequest(labels: RequestLabels, seconds: number) {
    this.#requests.observe({ ...labels }, seconds)
  }

  observeQuery(outcome: 'done' | 'failed', seconds: number) {
    this.#queries.observe({ outcome }, seconds)
  }

  /** Something that is read when somebody asks. With a label, `read` gives a value for each of the label's values. */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [],
      collect: async () => {
        const reading = await read()
        if (typeof reading === 'number') gauge.set(reading)
        else for (const [value, n] of Object.entries(reading)) gauge.set({ [label ?? '']: value }, n)
      },
    })
    this.#registry.registerMetric(gauge)
  }

  readonly contentType = this.#registry.contentType

  /** What cannot be read just now, because the database does not answer, is left out. */
  async text(): Promise<string> {
    const names = this.#registry.getMetricsAsArray().map(({ name }) => name)
    const parts = await Promise.allSettled(names.map((name) => this.#registry.getSingleMetricAsString(name)))
    const known = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
    return `${known.join('\n\n')}\n`
  }
}
