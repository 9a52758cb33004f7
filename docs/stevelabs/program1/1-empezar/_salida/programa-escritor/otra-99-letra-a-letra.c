#include <stdio.h>

int main(void)
{
    printf("#include <stdio.h>\n");
    printf("\n");
    printf("int main(void)\n");
    printf("{\n");
    printf("    printf(\"Carga: ");
    printf("%%d %%%%\\n\", %c%c);\n", 57, 57);
    printf("    return %d;\n", 0);
    printf("}\n");
    return 0;
}
