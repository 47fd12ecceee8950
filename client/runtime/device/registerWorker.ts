import { trustedScript } from '../trustedScript.ts'

export async function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trustedScript('plaza-worker', '/worker.js'))
}
