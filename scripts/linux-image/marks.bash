
# Marcas invisibles (OSC 133) para que la página sepa dónde empieza y dónde
# acaba cada orden. Van fuera de PS1, que es de quien usa la terminal.
__marca_orden() {
	local HISTTIMEFORMAT='' orden
	# Un archivo y no $(…): otro proceso costaría más que la orden.
	if builtin history 1 2>/dev/null >"$__marca_archivo"; then
		IFS= read -r -d '' orden <"$__marca_archivo"
	else
		orden=$(builtin history 1)
	fi
	# «history» escribe el número en cinco columnas, una marca y un espacio; una
	# expresión regular tardaría más que todo lo demás.
	orden=${orden:7}
	orden=${orden%$'\n'}
	printf '\e]133;C;%s\a' "${orden@Q}"
}
__marca_fin() {
	local estado=$?
	[ -n "$__marca_corre" ] && printf '\e]133;D;%s\a' "$estado"
	__marca_corre=
	printf '\e]133;A\a'
}
# Solo para quien escribe la orden: en ella puede ir una contraseña.
__marca_archivo=/dev/shm/.orden-$$
(umask 077; : 2>/dev/null >"$__marca_archivo")
PS0='$(__marca_orden)${__marca_nada[__marca_corre=1]-}'
PROMPT_COMMAND=__marca_fin
