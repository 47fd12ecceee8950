import type { Logger } from 'pino'
import type { RunningService } from '../../../service/run/start.ts'
import type { Intake } from '../../network/intake.ts'
import { network } from '../../network/network.ts'
import { type Circuit, createCircuit } from '../../rest/circuit.ts'
import { type RestFetch, serviceAt } from '../../rest/restFetch.ts'
import { type Environment, EnvironmentError } from '../environment.ts'
import { refuseUnsafe } from '../publicity.ts'
import { openUpstream } from './upstream.ts'

export interface Behind {
  commonUrl: string
  fetch: RestFetch
  circuit?: Circuit
  service: RunningService | null
  /** Checks whether the service in the other process is ready. */
  isReady?: () => Promise<boolean>
  close: () => Promise<void>
}

interface Surroundings {
  log: Logger
  isPublic: () => boolean
  intake: Intake
}

/** Refuses unsafe settings, and loads the service only if it is to run in this process. */
export async function chooseBehind(settings: Environment, isGatewayOnly: boolean) {
  const { commonUrl, gatewaySecret, publicUrl } = settings
  if (commonUrl) {
    refuseUnsafe(settings, null)
    return async ({ log, isPublic }: Surroundings): Promise<Behind> => {
      const upstream = openUpstream(commonUrl, gatewaySecret, isPublic)
      const isReady = () => canServe(commonUrl, upstream.fetch)
      return { ...upstream, commonUrl, circuit: createCircuit(log), service: null, isReady }
    }
  }
  if (isGatewayOnly) {
    throw new EnvironmentError('COMMON_URL must say where the /common API is, as the gateway runs alone.')
  }
  const { startService, superadminPasswordFault } = await import('../../../service/run/start.ts')
  refuseUnsafe(settings, superadminPasswordFault)
  return async (surroundings: Surroundings): Promise<Behind> => {
    const service = await startService(settings, { ...surroundings, network })
    return {
      commonUrl: publicUrl,
      fetch: (request, { ip }) => service.fetch(request, { ip, isPassedOn: true }),
      service,
      close: service.stop,
    }
  }
}

/**
 * True unless the service fails or returns a 5xx status. A
 * foreign service may lack `/readyz`, so a 404 is fine.
 */
async function canServe(commonUrl: string, fetch: RestFetch): Promise<boolean> {
  const request = new Request(`${serviceAt(commonUrl)}/readyz`)
  try {
    const answer = await fetch(request, { ip: '127.0.0.1' }, AbortSignal.timeout(2000))
    return answer.status < 500
  } catch {
    return false
  }
}
