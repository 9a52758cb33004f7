printf '%s' "$(grep MemTotal /proc/meminfo)" > memoria.txt
