/** Of what pages ask first: the hash by the operation's name. */
export const firstHashes = {
  "getProfile": "9d552c9b6986c649bae3fbc803d06fbe27e154564f12c241d4364007ff7c7381",
  "listChoices": "5e43e4a4dfc03457251a1aa22c76a77f193026fa4c58f82db2fe6031ed7b233d",
  "listFirstLook": "f3ece88dd1f2bd5b3a49419a54819609d0917e5872a695ed231c4eae33032599",
  "listSlides": "b6abbea8956a58448f842fd68351ee94a99ab8027df9526fc0b8a92737831542"
} as const;
