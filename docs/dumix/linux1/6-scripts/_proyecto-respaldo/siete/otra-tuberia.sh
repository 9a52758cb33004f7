ls Copias/club-20*.tar.gz | head -n 4 | xargs -n 1 rm
for s in Copias/*.sha256; do [ -e "${s%.sha256}" ] || rm "$s"; done
