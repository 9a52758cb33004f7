# Dos grupos, y el silbato en manos de bruno.
groupadd socios
groupadd arbitros
useradd -m -s /bin/bash -G socios,arbitros bruno
useradd -m -s /bin/bash -G socios celia
