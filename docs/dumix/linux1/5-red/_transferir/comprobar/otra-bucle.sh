cd Bajado
for f in *.log; do grep " $f" SHA256SUMS | sha256sum -c --status || rm "$f"; done
sha256sum -c --ignore-missing SHA256SUMS > revisado.txt
