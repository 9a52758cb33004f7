select titulo as juego from juego where centavos is null and centavos is null
