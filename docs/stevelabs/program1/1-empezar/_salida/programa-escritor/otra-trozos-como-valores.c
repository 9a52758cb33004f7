#include <stdio.h>

int main(void)
{
    printf("#include <stdio.h>\n\n"
           "int main(void)\n{\n");
    printf("    printf(%s, %d);\n",
           "\"Carga: %d %%\\n\"", 99);
    printf("    return 0;\n}\n");
    return 0;
}
