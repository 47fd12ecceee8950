const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

/** Accepts an http or https address without credentials. Local names and IP addresses are valid hosts. */
export function isWebAddress(text: string): boolean {
  // Browsers read `https:///x` as `https://x/`, which nobody intends.
  if (!/^https?:\/\/[^\s\\/][^\s\\]*$/i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && isHost(url.hostname) && url.username === '' && url.password === ''
}

function isHost(name: string): boolean {
  if (name.startsWith('[')) return true
  const labels = name.replace(/\.$/, '').split('.')
  return name.length <= 254 && labels.every((each) => label.test(each))
}
