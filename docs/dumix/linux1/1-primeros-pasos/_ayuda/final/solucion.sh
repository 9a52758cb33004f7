neon --modo=eclipse
