// Falla: caso el programa escrito por el tuyo
#include <stdio.h>

int main(void)
{
    printf("#include <stdio.h>\n");
    printf("\n");
    printf("int main(void)\n");
    printf("{\n");
    printf("    printf(\"Carga: ");
    printf("%%d %%%%\n\", %d);\n", 99);
    printf("    return 0;\n");
    printf("}\n");
    return 0;
}
