# Nada todavía: el cartel lo escribe quien lee.
rm -rf -- *
