// Falla: prohibe texto:9
#include <stdio.h>

int main(void)
{
    printf("#include <stdio.h>\n");
    printf("\n");
    printf("int main(void)\n");
    printf("{\n");
    printf("    printf(\"Carga: %%d %%%%\\n\", 9");
    printf("9);\n");
    printf("    return 0;\n");
    printf("}\n");
    return 0;
}
