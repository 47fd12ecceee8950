import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { allRoutes } from './allRoutes.ts'
import { createService, type ServiceFetch } from './app.ts'
import { openControl } from './backup/control.ts'
import { takeSnapshot } from './backup/snapshot.ts'
import { ChangeFeed } from '../changes/feed.ts'
import { openDatabase } from '../store/database/database.ts'
import { makeFolder } from '../store/engine/disk/makeFolder.ts'
import { showGauges } from './health/gauges.ts'
import { startJobs } from './jobs.ts'
import { announceChanges } from '../mail/bulk/announce.ts'
import { writeDailyLetters } from '../mail/bulk/daily.ts'
import { writeEndingLetters } from '../mail/bulk/seriesEndings.ts'
import { createMailJob } from '../mail/mailJob.ts'
import { Metrics } from './health/metrics.ts'
import { watchLag } from './health/overload.ts'
import { openPublicWeb } from '../events/import/web/openPublicWeb.ts'
import { gazetteerFile } from '../places/gazetteer/gazetteerFile.ts'
import { openGeocoder } from '../places/openGeocoder.ts'
import { findZones, renewMoments } from '../places/zoneJob.ts'
import { openZones } from '../places/openZones.ts'
import { openMailFolder } from '../mail/mailFolder.ts'
import { openMedia } from '../pictures/openMedia.ts'
import { sweepMedia } from '../pictures/sweep.ts'
import { enqueueLetter } from '../mail/mailQueries.ts'
import { retain } from './retention.ts'
import type { demoLogin } from '../account/sampleAccounts.ts'
import { demoLoginOf, loadSampleContent } from './sample/load.ts'
import { storeSamplePictures, withSamplePictures } from './sample/pictures.ts'
import type { Settings } from '../ports/settings.ts'
import type { Services } from '../ports/services.ts'
import { ensureSuperadmin } from '../account/superadmin/superadmin.ts'

export { superadminPasswordFault } from '../account/passwords/passwords.ts'

const second = 1000
const minute = 60 * second
const hour = 3600 * second

export interface RunningService {
  fetch: ServiceFetch
  superadmin: { email: string; password: string | null }
  sampleLogin: typeof demoLogin | null
  mailbox: string | null
  endStreams: () => void
  stop: () => Promise<void>
}

export async function startService(
  environment: Settings,
  surroundings: Pick<Services, 'log' | 'isPublic' | 'intake' | 'network'>,
): Promise<RunningService> {
  const { publicUrl, dataDir, databaseUrl, migrationUrl, smtpUrl, rateLimits } = environment
  const hasSamples = environment.sampleData
  const { log, isPublic } = surroundings
  const clock = () => new Date()
  const metrics = new Metrics()
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    migrationUrl,
    log,
    onStatement: (outcome, seconds) => metrics.observeQuery(outcome, seconds),
    waitsForSpace: true,
  })
  try {
    // An earlier version stored people's searches there.
    await rm(join(dataDir, 'searches'), { recursive: true, force: true })
    const outboxDir = join(dataDir, 'outbox')
    if (!smtpUrl) makeFolder('DATA_DIR', outboxDir)
    const folder = smtpUrl ? null : openMailFolder(outboxDir, clock)
    const transport = folder ?? (await openMailServer(smtpUrl ?? '', environment.mailFrom))
    const stored = await openMedia(environment.mediaUrl)
    const changes = new ChangeFeed({ database, clock, log, isPublic })
    const services: Services = {
      db: database,
      changes,
      mail: {
        enqueue: (db, letter) => enqueueLetter(db, letter, clock()),
        forget: async (person) => await folder?.forget(person),
      },
      media: hasSamples ? withSamplePictures(stored) : stored,
      geocoder: openGeocoder(environment.geocoder, { fetch, log, publicUrl, dataDir }),
      zones: openZones({ log, dataDir }),
      web: environment.importUrls ? openPublicWeb({ proxy: environment.importProxy }) : null,
      timeZone: environment.timeZone,
      clock,
      publicUrl,
      publicPages: environment.publicPages,
      rateLimits,
      ...surroundings,
    }
    const superadmin = await ensureSuperadmin(database, environment.superadmin, clock())
    if (hasSamples) await loadSampleContent({ db: database, clock, isLocal: !isPublic() })
    const sampleLogin = hasSamples && !isPublic() ? await demoLoginOf(database) : null

    const sendMail = createMailJob({ db: database, transport, clock, publicUrl, log })
    const sweep = async (signal: AbortSignal) => void (await sweepMedia(database, stored, clock, signal))
    const storeSamples = (signal: AbortSignal) => storeSamplePictures(database, stored, signal)
    const jobs = startJobs(
      [
        { name: 'mail', every: 5 * second, run: sendMail },
        {
          name: 'changed events',
          every: 15 * second,
          run: (signal) => announceChanges(database, clock(), signal),
        },
        {
          name: 'daily letters',
          every: minute,
          run: async (signal) => {
            await writeDailyLetters(services, clock(), signal)
            await writeEndingLetters(services, clock(), signal)
          },
        },
        { name: 'retention', every: hour, run: (signal) => retain(database, clock(), signal) },
        { name: 'moments', every: 24 * hour, run: (signal) => renewMoments(services, signal) },
        { name: 'time zones', every: hour, run: (signal) => findZones(services, signal) },
        // Otherwise the first person who searches for a place would wait for several seconds.
        { name: 'gazetteer', every: 24 * hour, run: async () => void (await gazetteerFile(dataDir)) },
        { name: 'media sweep', every: hour, run: sweep },
        ...(hasSamples ? [{ name: 'sample pictures', every: 24 * hour, run: storeSamples }] : []),
      ],
      log,
    )
    const endControl = databaseUrl
      ? null
      : await openControl(dataDir, (folder) => takeSnapshot(database, folder, clock()), log)
    const lag = watchLag()
    metrics.watchProcess()
    showGauges(metrics, database, lag)
    const answer = createService(services, {
      routes: allRoutes,
      outbox: folder,
      metrics,
      // Send the email after a delay, so that the response time does not reveal whether there is one.
      wakeMail: () => void setTimeout(() => jobs.wake('mail'), 200).unref(),
      isOverloaded: lag.isOverloaded,
    })

    return {
      fetch: answer,
      superadmin: { email: superadmin.email, password: superadmin.generated },
      sampleLogin,
      mailbox: folder && !isPublic() ? `${publicUrl}/mailbox` : null,
      endStreams: () => changes.close(),
      stop: async () => {
        lag.stop()
        changes.close()
        await endControl?.()
        await jobs.stop()
        transport.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openMailServer(url: string, from: string) {
  const { openSmtp } = await import('../mail/mailSmtp.ts')
  return openSmtp(url, from)
}
