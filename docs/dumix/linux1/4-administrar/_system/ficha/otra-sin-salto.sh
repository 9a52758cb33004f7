source /etc/os-release
printf '%s\n%s\n%s' "$PRETTY_NAME" "$(uname -m)" "$(grep 'model name' /proc/cpuinfo)" > ficha.txt
