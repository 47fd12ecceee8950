/**
 * Rejects if the site of the address cannot be reached. A frame reports that it has loaded even if it shows the
 * browser's page about an error, and tells nothing else of another site.
 */
export async function reach(url: string): Promise<void> {
  await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'strict-origin' })
}
