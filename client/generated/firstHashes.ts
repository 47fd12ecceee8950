/** The hashes of the operations that a page sends first, by name. */
export const firstHashes = {
  "getProfile": "d2336aa14ebb36bc98f448283d0549e4729d50e319d6b9dfcf397214aa1948fa",
  "listChoices": "5e43e4a4dfc03457251a1aa22c76a77f193026fa4c58f82db2fe6031ed7b233d",
  "listFirstLook": "a256d5d4179c88fba7061a71eccfeccefba8ff11cab853631d76e33ac0f4bc04",
  "listSavedFilters": "79112ab44ec023e0d39b8dce9a33953660fb540ed48a114d309cb47109318fc6",
  "listSlides": "b6abbea8956a58448f842fd68351ee94a99ab8027df9526fc0b8a92737831542"
} as const;
