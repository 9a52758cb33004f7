neon
neon --modo=ola
neon --modo=eclipse
