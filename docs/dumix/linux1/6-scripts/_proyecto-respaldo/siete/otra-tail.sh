cd Copias; for c in $(printf '%s\n' club-2*gz | sort -r | tail -n +8); do rm $c{,.sha256}; done
