cd Bajado
sha256sum -c SHA256SUMS
rm febrero.log mayo.log
