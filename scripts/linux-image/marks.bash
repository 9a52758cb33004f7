
# Marcas invisibles (OSC 133) para que la página sepa dónde empieza y dónde
# acaba cada orden. Van fuera de PS1, que es de quien usa la terminal.
__marca_orden() {
	local LC_ALL=C orden alfabeto=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/
	local i a b c n salida=
	orden=$(HISTTIMEFORMAT='' builtin history 1)
	[[ $orden =~ ^\ *[0-9]+\*?\ \ ?(.*)$ ]] && orden=${BASH_REMATCH[1]}
	for ((i = 0; i < ${#orden}; i += 3)); do
		printf -v a %d "'${orden:i:1}"
		printf -v b %d "'${orden:i+1:1}"
		printf -v c %d "'${orden:i+2:1}"
		((n = (a & 255) << 16 | (b & 255) << 8 | c & 255))
		salida+=${alfabeto:n>>18:1}${alfabeto:n>>12&63:1}${alfabeto:n>>6&63:1}${alfabeto:n&63:1}
	done
	case $((${#orden} % 3)) in
	1) salida=${salida:0:-2}== ;;
	2) salida=${salida:0:-1}= ;;
	esac
	printf '\e]133;C;%s\a' "$salida"
}
__marca_fin() {
	local estado=$?
	[ -n "$__marca_corre" ] && printf '\e]133;D;%s\a' "$estado"
	__marca_corre=
	printf '\e]133;A\a'
}
PS0='$(__marca_orden)${__marca_nada[__marca_corre=1]-}'
PROMPT_COMMAND=__marca_fin
