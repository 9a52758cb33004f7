cd Bajado
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 | xargs rm
